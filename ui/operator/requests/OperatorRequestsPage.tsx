import { Button } from '@mantine/core'
import { type DeskRequest, requestFilters } from '@osh/core/activity-requests/request-desk.ts'
import { DEFAULT_TIME_ZONE } from '@osh/core/companies/company.ts'
import { wordField } from '@osh/core/wording/refusals/fields.ts'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { notices } from '#ui/kit/dialogs/notices.ts'
import { formatMoment } from '#ui/kit/format-moment.ts'
import { useService } from '#ui/kit/services/services-context.tsx'
import { OperatorList } from '../OperatorList.tsx'
import { OperatorPage } from '../OperatorPage.tsx'
import styles from './OperatorRequests.module.css'
import { type OperatorRequestsStore, operatorRequestsStore } from './operator-requests-store.ts'
import { requestDeskTexts as texts } from './texts.ts'

/** «Заявки»: who asks for which activity, and whether it was dealt with. */
export const Component = observer(function OperatorRequestsPage() {
  const store = useService(operatorRequestsStore)
  const { list } = store
  useEffect(() => void list.open(), [list])
  return (
    <OperatorPage
      title={texts.title}
      actions={<Filters store={store} />}
      state={list.state}
      onRetry={() => void list.open()}
    >
      {(items) => (
        <OperatorList
          items={items}
          none={texts.none[store.filter]}
          row={(request) => <Row key={request.id} request={request} store={store} />}
          failure={store.attempt.failure}
          onMore={list.onMore}
        />
      )}
    </OperatorPage>
  )
})

type StoreProps = { readonly store: OperatorRequestsStore }

const Filters = observer(function Filters({ store }: StoreProps) {
  return (
    <fieldset className={styles.filters}>
      <legend className="visually-hidden">{texts.filters.label}</legend>
      {requestFilters.map((filter) => (
        <Button
          key={filter}
          variant={store.filter === filter ? 'light' : 'default'}
          aria-pressed={store.filter === filter}
          onClick={() => void store.choose(filter)}
        >
          {texts.filters[filter]}
        </Button>
      ))}
    </fieldset>
  )
})

const Row = observer(function Row({ request, store }: StoreProps & { readonly request: DeskRequest }) {
  const { show } = useService(notices)
  const { name, contactName, phone, email, emailAdditional, company, account, askedAt, handledAt } = request
  const turn = handledAt === null ? texts.handle : texts.renew
  const handle = async () => {
    const isHandled = handledAt === null
    if (await store.handle(request, isHandled)) show(isHandled ? texts.handled : texts.renewed)
  }
  const lines = [
    [
      texts.state,
      handledAt === null ? texts.isNew : texts.handledAt(formatMoment(handledAt, DEFAULT_TIME_ZONE)),
    ],
    [texts.asked, formatMoment(askedAt, DEFAULT_TIME_ZONE)],
    [
      texts.company,
      company ? texts.companyOf(company.name, company.inn) : account === null ? texts.fromSite : '—',
    ],
    ...(account === null ? [] : [[texts.account, account]]),
    [wordField('contactName'), contactName],
    [wordField('phone'), phone],
    [wordField('email'), email],
    ...(emailAdditional === '' ? [] : [[wordField('emailAdditional'), emailAdditional]]),
  ] as const
  return (
    <li className={styles.row}>
      <h2 className={styles.activity}>{name}</h2>
      <dl className={styles.facts}>
        {lines.map(([label, said]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{said}</dd>
          </div>
        ))}
      </dl>
      <Button
        variant="default"
        aria-label={texts.of(turn, name)}
        disabled={store.attempt.busy}
        onClick={() => void handle()}
      >
        {turn}
      </Button>
    </li>
  )
})
