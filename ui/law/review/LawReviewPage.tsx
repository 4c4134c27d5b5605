import { everyDocument } from '@osh/core/documents/document-filter.ts'
import type { ReviewedChange } from '@osh/core/documents/library/law-review.ts'
import { addDays } from '@osh/core/shared/dates/local-date.ts'
import { observer } from 'mobx-react-lite'
import { type ReactNode, useEffect } from 'react'
import { Link } from 'react-router-dom'
import { writeArchiveAddress } from '#ui/documents/archive/archive-address.ts'
import { archivePath } from '#ui/documents/document-paths.ts'
import { Page } from '#ui/kit/page/Page.tsx'
import { useService } from '#ui/kit/services/services-context.tsx'
import { EmptyState } from '#ui/kit/states/EmptyState.tsx'
import { Loaded } from '#ui/kit/states/Loaded.tsx'
import { ConfidenceMark } from '../ActRow.tsx'
import styles from './LawReview.module.css'
import { lawReviewStore } from './law-review-store.ts'
import { lawReviewTexts as texts } from './texts.ts'

/** «Изменения закона»: each with the forms, papers, obligations and roles that stand on it. */
export const LawReviewPage = observer(function LawReviewPage() {
  const store = useService(lawReviewStore)
  useEffect(() => void store.open(), [store])
  return (
    <Page title={texts.title} subtitle={texts.about} before={<Link to="/law">{texts.toActs}</Link>}>
      <Loaded state={store.state} onRetry={() => void store.open()} rows={8}>
        {({ changes }) =>
          changes.length === 0 ? (
            <EmptyState>{texts.none}</EmptyState>
          ) : (
            <ul className={styles.changes}>
              {changes.map((one) => (
                <Change
                  key={[one.change.act, one.change.from, one.change.by, one.change.date].join()}
                  reviewed={one}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Page>
  )
})

const sum = (counts: readonly number[]): number => counts.reduce((all, one) => all + one, 0)

function Change({ reviewed: { change, forms, rules, roles } }: { readonly reviewed: ReviewedChange }) {
  const to = change.from && addDays(change.from, -1)
  return (
    <li className={styles.change}>
      <h2>{texts.name(change)}</h2>
      <p>{texts.says(change)}</p>
      <p className={styles.muted}>{change.points ? texts.points(change.points) : texts.whole}</p>
      <ConfidenceMark confidence={change.confidence} />
      <List
        title={texts.forms(forms.length, sum(forms.map(({ papers }) => papers)))}
        of={texts.name(change)}
        lines={forms.map(({ id: templateId, title, papers }) => ({
          key: templateId,
          line:
            papers === 0 ? (
              title
            ) : (
              <>
                {title}:{' '}
                <Link
                  to={`${archivePath}?${new URLSearchParams(writeArchiveAddress({ ...everyDocument, templateId, to }))}`}
                >
                  {texts.papers(change, papers)}
                  <span className="visually-hidden">: {title}</span>
                </Link>
              </>
            ),
        }))}
      />
      <List
        title={texts.rules(rules.length, sum(rules.map(({ duties }) => duties)))}
        of={texts.name(change)}
        lines={rules.map(({ id, what, duties }) => ({
          key: id,
          line: duties === 0 ? what : `${what}: ${texts.duties(duties)}`,
        }))}
      />
      <List
        title={texts.roles(roles.length, sum(roles.map(({ holders }) => holders)))}
        of={texts.name(change)}
        lines={roles.map(({ id, name, holders }) => ({
          key: id,
          line:
            holders === 0 ? (
              name
            ) : (
              <>
                {name}: <Link to="/employees/responsible">{texts.holders(holders)}</Link>
              </>
            ),
        }))}
      />
    </li>
  )
}

type ListProps = {
  readonly title: string
  readonly of: string
  readonly lines: readonly { readonly key: string | number; readonly line: ReactNode }[]
}

function List({ title, of, lines }: ListProps) {
  if (lines.length === 0) return null
  return (
    <details className={styles.lists}>
      <summary>
        {title}
        <span className="visually-hidden">: {of}</span>
      </summary>
      <ul>
        {lines.map(({ key, line }) => (
          <li key={key}>{line}</li>
        ))}
      </ul>
    </details>
  )
}
