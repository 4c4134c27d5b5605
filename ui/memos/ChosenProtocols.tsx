import { type LearntRow, listProtocolsOf } from '@osh/core/memos/protocols-of-memo.ts'
import { Suspense } from 'react'
import { inCompany } from '#ui/app/session/in-company.ts'
import { makeLazyPart } from '#ui/kit/connection/fetch-part.ts'
import { useService } from '#ui/kit/services/services-context.tsx'
import { ProtocolButtons } from './ProtocolButtons.tsx'
import { useProtocolDialog } from './use-protocol-dialog.ts'

const IssueModal = makeLazyPart(() => import('#ui/documents/issue/IssueModal.tsx'))

type Props = { readonly rows: readonly LearntRow[] }

/** Knowledge-check protocols of the rows that are chosen in the table of trainings. */
export default function ChosenProtocols({ rows }: Props) {
  const dialog = useProtocolDialog()
  const current = useService(inCompany)
  return (
    <>
      <ProtocolButtons protocols={listProtocolsOf(rows)} dialog={dialog} />
      {dialog.opened && (
        <Suspense fallback={null}>
          <IssueModal
            {...dialog.opened}
            date={current.today()}
            onIssued={() => undefined}
            onClose={dialog.close}
          />
        </Suspense>
      )}
    </>
  )
}
