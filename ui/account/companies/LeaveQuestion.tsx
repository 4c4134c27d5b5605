import { type Company, nameCompanyShort } from '@osh/core/companies/company.ts'
import { observer } from 'mobx-react-lite'
import { ConfirmModal } from '#ui/kit/dialogs/ConfirmModal.tsx'
import styles from '../AccountSettings.module.css'
import { accountTexts } from '../texts.ts'
import type { CompaniesStore } from './companies-store.ts'

const texts = accountTexts.companies

type Props = {
  readonly store: CompaniesStore
  readonly company: Company
  readonly onLeft: () => void
  readonly onCancel: () => void
}

/** Says what ends with leaving a company; whoever is its last owner is told what comes first. */
export default observer(function LeaveQuestion({ store, company, onLeft, onCancel }: Props) {
  return (
    <ConfirmModal
      opened
      title={texts.leaveTitle(nameCompanyShort(company))}
      confirm={texts.leave}
      cancel={texts.stay}
      destructive
      busy={store.busy}
      onConfirm={() => void store.leave(company.id).then((done) => done && onLeft())}
      onCancel={onCancel}
    >
      {texts.leaveText}
      <span role="alert" className={styles.failure}>
        {store.notLeft && ` ${store.notLeft}`}
      </span>
    </ConfirmModal>
  )
})
