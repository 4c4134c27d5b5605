import { Button } from '@mantine/core'
import type { BarredEmployee } from '@osh/core/admission/barred-employee.ts'
import type { Suspension } from '@osh/core/admission/suspension.ts'
import { printDocumentNumber } from '@osh/core/documents/numbering/document-number.ts'
import { formatDate } from '@osh/core/wording/formats/dates.ts'
import { keepTogether } from '@osh/core/wording/formats/no-break.ts'
import { observer } from 'mobx-react-lite'
import { Link } from 'react-router-dom'
import { inCompany } from '#ui/app/session/in-company.ts'
import { May, useHidden } from '#ui/app/session/May.tsx'
import { useOpenFile } from '#ui/documents/use-open-file.ts'
import { nameCardPath } from '#ui/employee-card/card-tabs.ts'
import { useService } from '#ui/kit/services/services-context.tsx'
import styles from '../Today.module.css'
import { todayTexts } from '../texts.ts'
import type { OrderDialog } from './use-order-dialog.ts'

const texts = todayTexts.barred

type Props = { readonly barred: BarredEmployee; readonly dialog: OrderDialog }

/** The next paper as a button; for whoever is held, the order and the way back to work as links. */
export function Paper({ barred, dialog }: Props) {
  const { next, held, order } = barred
  return (
    <div className={styles.paper}>
      {!held && <NextPaper barred={barred} dialog={dialog} />}
      {order && <OrderNote order={order} />}
      {held && next && (
        <May right="issue-papers">
          <button
            type="button"
            className={styles.link}
            disabled={dialog.fetching !== null}
            onClick={() => dialog.open(barred)}
          >
            {texts.readmit}
            <About barred={barred} />
          </button>
        </May>
      )}
      {held && !next && (
        <May right="complete">
          <Link to={nameCardPath(barred.employeeId, 'ppe')}>
            {texts.issuePpe}
            <About barred={barred} />
          </Link>
        </May>
      )}
    </div>
  )
}

/** On a phone the readmission is a button too: it is pressed standing up. */
export function PaperButton({ barred, dialog }: Props) {
  if (barred.held && barred.next === null)
    return (
      <May right="complete">
        <Button variant="default" component={Link} to={nameCardPath(barred.employeeId, 'ppe')}>
          {texts.issuePpe}
          <About barred={barred} />
        </Button>
      </May>
    )
  return <NextPaper barred={barred} dialog={dialog} />
}

function NextPaper({ barred, dialog }: Props) {
  if (barred.next === null) return <span className={styles.second}>{texts.noForm}</span>
  return (
    <May right="issue-papers">
      <Button
        variant="default"
        loading={dialog.fetching === barred.employeeId}
        onClick={() => dialog.open(barred)}
      >
        {verbs[barred.next]}
        <About barred={barred} />
      </Button>
    </May>
  )
}

const verbs: Readonly<Record<NonNullable<BarredEmployee['next']>, string>> = {
  'suspend-untrained': texts.suspend,
  'suspend-unexamined': texts.suspend,
  'suspend-intoxicated': texts.suspend,
  'suspend-no-ppe': texts.suspend,
  'downtime-no-ppe': texts.payDowntime,
  'end-suspension': texts.readmitOnPhone,
}

const About = ({ barred }: Pick<Props, 'barred'>) => (
  <span className="visually-hidden"> {barred.fullName}</span>
)

/** «отстранён 17.11.2026, приказ № 31»: the number opens the paper, which names a person, for whoever sees all of people. */
export const OrderNote = observer(function OrderNote({ order }: { readonly order: Suspension }) {
  const open = useOpenFile()
  const { company } = useService(inCompany)
  const { document } = order
  const isHidden = useHidden().length > 0
  const day = formatDate(order.from)
  return (
    <span className={styles.order}>
      {keepTogether(order.effect === 'suspends' ? texts.suspended(day) : texts.downtime(day))}
      {', '}
      {isHidden ? (
        keepTogether(texts.order(printDocumentNumber(document.number)))
      ) : (
        <button
          type="button"
          className={styles.link}
          onClick={() => void open({ ...document, companyId: company.id }, document.hasPdf ? 'pdf' : 'docx')}
        >
          {keepTogether(texts.order(printDocumentNumber(document.number)))}
        </button>
      )}
    </span>
  )
})
