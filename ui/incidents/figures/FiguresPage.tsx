import { May } from '#ui/app/session/May.tsx'
import '#ui/kit/native-select-styles.ts'
import { Button, NativeSelect } from '@mantine/core'
import type { DepartmentRow, FigureRow, YearFigures } from '@osh/core/incidents/figures/year-figures.ts'
import { degrees, deriveSeverity } from '@osh/core/norms/accidents/degree.ts'
import { listForm7Lines } from '@osh/core/wording/form-7.ts'
import { degreeWords } from '@osh/core/wording/incidents.ts'
import { IconChevronLeft } from '@tabler/icons-react'
import { observer } from 'mobx-react-lite'
import { Suspense, useState } from 'react'
import { Link } from 'react-router-dom'
import { makeLazyPart } from '#ui/kit/connection/fetch-part.ts'
import { DefinitionList, DefinitionRow } from '#ui/kit/page/DefinitionList.tsx'
import { Page } from '#ui/kit/page/Page.tsx'
import { useAddress } from '#ui/kit/page/use-address.ts'
import { useService } from '#ui/kit/services/services-context.tsx'
import { Loaded } from '#ui/kit/states/Loaded.tsx'
import { BarChart } from './BarChart.tsx'
import styles from './Figures.module.css'
import { figuresStore } from './figures-store.ts'
import { figureTexts as texts } from './texts.ts'

const HeadcountModal = makeLazyPart(async () => ({
  default: (await import('./HeadcountModal.tsx')).HeadcountModal,
}))

/** «Показатели травматизма»: the figures of a year, with formulas, charts, and the lines of form 7-травматизм. */
export const FiguresPage = observer(function FiguresPage() {
  const store = useService(figuresStore)
  const [entering, setEntering] = useState(false)
  useAddress({
    begin: (asked) => void store.show(asked.get('year')),
    words: () => (store.year === store.thisYear ? {} : { year: String(store.year) }),
  })
  const figures = store.state.is === 'ready' ? store.state.value : null
  return (
    <Page
      title={texts.title}
      subtitle={texts.subtitle}
      before={
        <Link className={styles.back} to="/notifications/incidents">
          <IconChevronLeft size={16} stroke={1.6} aria-hidden />
          {texts.back}
        </Link>
      }
      actions={
        <Button variant="default" className={styles.onScreen} onClick={() => window.print()}>
          {texts.print}
        </Button>
      }
    >
      <div className={styles.tools}>
        <NativeSelect
          aria-label={texts.year}
          data={store.years.map(String)}
          value={String(store.year)}
          onChange={({ currentTarget }) => void store.show(currentTarget.value)}
        />
        <May right="change">
          <Button variant="default" className={styles.onScreen} onClick={() => setEntering(true)}>
            {texts.enter}
          </Button>
        </May>
      </div>
      <Loaded state={store.state} onRetry={() => void store.open()} rows={8}>
        {(shown) => <Year figures={shown} />}
      </Loaded>
      {entering && figures && (
        <Suspense fallback={null}>
          <HeadcountModal
            store={store}
            entered={figures.isEntered ? figures.headcount : null}
            onClose={() => setEntering(false)}
          />
        </Suspense>
      )}
    </Page>
  )
})

function Year({ figures }: { readonly figures: YearFigures }) {
  const { departments, causes } = figures
  return (
    <>
      <Facts figures={figures} />
      <Rates figures={figures} />
      {figures.accidents === 0 ? <p>{texts.none}</p> : <Degrees figures={figures} />}
      <Breakdown id="departments" title={texts.departments} note={texts.departmentsNote} rows={departments} />
      <Breakdown id="causes" title={texts.causes} note={texts.causesNote} rows={causes} />
      <Form7 figures={figures} />
    </>
  )
}

function Facts({ figures }: { readonly figures: YearFigures }) {
  const { accidents, open, unrelated, injured, outsiders, lostDays, headcount, isEntered, counted } = figures
  const from = isEntered ? `${texts.entered}; ${texts.counted(counted)}` : texts.fromRecords
  return (
    <>
      <DefinitionList>
        <DefinitionRow term={texts.facts.accidents}>
          {accidents}
          {open > 0 && `, ${texts.facts.open} ${open}`}
        </DefinitionRow>
        {unrelated > 0 && <DefinitionRow term={texts.facts.unrelated}>{unrelated}</DefinitionRow>}
        <DefinitionRow term={texts.facts.injured}>{injured}</DefinitionRow>
        {outsiders > 0 && <DefinitionRow term={texts.facts.outsiders}>{outsiders}</DefinitionRow>}
        <DefinitionRow term={texts.facts.lostDays}>{lostDays}</DefinitionRow>
        <DefinitionRow term={texts.facts.headcount}>
          {headcount} <small className={styles.muted}>{from}</small>
        </DefinitionRow>
      </DefinitionList>
      {figures.daysUnknown.length > 0 && (
        <p className={styles.warning}>{texts.daysUnknown(figures.daysUnknown.join(', '))}</p>
      )}
    </>
  )
}

const rateNames = ['frequency', 'severity', 'loss'] as const

const Rates = ({ figures: { rates } }: { readonly figures: YearFigures }) => (
  <>
    <ul className={styles.rates}>
      {rateNames.map((name) => (
        <li key={name}>
          <span>{texts.rates[name].name}</span>
          <strong>{texts.number(rates[name])}</strong>
          <span className={styles.formula}>{texts.rates[name].formula}</span>
          <small className={styles.muted}>{texts.rates[name].means}</small>
        </li>
      ))}
    </ul>
    <p className={styles.muted}>{texts.ratesNote}</p>
  </>
)

const colours = { easy: 'var(--soon-mark)', serious: 'var(--overdue)', fatal: 'var(--ink)' } as const

function Degrees({ figures: { byDegree } }: { readonly figures: YearFigures }) {
  const bars = degrees.map((degree) => ({
    name: degreeWords[degree],
    value: byDegree[degree],
    colour: colours[deriveSeverity(degree)],
  }))
  return (
    <section aria-labelledby="degrees">
      <h2 id="degrees" className={styles.part}>
        {texts.degrees}
      </h2>
      <div className={styles.pair}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{texts.heads.degree}</th>
              <th scope="col">{texts.heads.accidents}</th>
            </tr>
          </thead>
          <tbody>
            {bars.map(({ name, value }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <BarChart bars={bars} />
      </div>
    </section>
  )
}

type BreakdownProps = {
  readonly id: string
  readonly title: string
  readonly note: string
  readonly rows: readonly (FigureRow & Partial<DepartmentRow>)[]
}

function Breakdown({ id, title, note, rows }: BreakdownProps) {
  if (rows.length === 0) return null
  const isRated = rows.some(({ rates }) => rates !== undefined)
  const bars = rows.map(({ name, injured }) => ({ name, value: injured, colour: 'var(--accent)' }))
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.part}>
        {title}
      </h2>
      <div className={styles.pair}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{texts.heads.name}</th>
              <th scope="col">{texts.heads.injured}</th>
              <th scope="col">{texts.heads.lostDays}</th>
              {isRated &&
                texts.heads.rated.map((head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, injured, lostDays, headcount, rates }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{injured}</td>
                <td>{lostDays}</td>
                {rates && <td>{headcount}</td>}
                {rates && rateNames.map((rate) => <td key={rate}>{texts.number(rates[rate])}</td>)}
              </tr>
            ))}
          </tbody>
        </table>
        <BarChart bars={bars} />
      </div>
      <p className={styles.muted}>{note}</p>
    </section>
  )
}

const Form7 = ({ figures }: { readonly figures: YearFigures }) => (
  <section aria-labelledby="form-7">
    <h2 id="form-7" className={styles.part}>
      {texts.form7}
    </h2>
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{texts.line}</th>
          <th scope="col">{texts.value}</th>
        </tr>
      </thead>
      <tbody>
        {listForm7Lines(figures).map(({ name, value, why }, at) => (
          <tr key={`${String(at)} ${name}`}>
            <th scope="row">{name}</th>
            <td>{value ?? <span className={styles.muted}>{why}</span>}</td>
          </tr>
        ))}
      </tbody>
    </table>
    <p className={styles.muted}>{texts.form7Note}</p>
  </section>
)
