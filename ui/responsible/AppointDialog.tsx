import type { Document } from '@osh/core/documents/document.ts'
import type { Role } from '@osh/core/norms/responsibilities.ts'
import type { Responsibility } from '@osh/core/responsibilities/responsibility.ts'
import { observer } from 'mobx-react-lite'
import { Suspense, useEffect, useState } from 'react'
import { useReread } from '#ui/app/session/use-reread.ts'
import { makeLazyPart } from '#ui/kit/connection/fetch-part.ts'
import { useService } from '#ui/kit/services/services-context.tsx'
import { AppointModal } from './AppointModal.tsx'
import { appointStore } from './appoint-store.ts'
import { orderTemplateStore } from './order-template-store.ts'

const IssueModal = makeLazyPart(() => import('#ui/documents/issue/IssueModal.tsx'))

type Props = {
  /** Without it several are chosen among those offered. */
  readonly role?: Role
  readonly offered?: readonly Role[]
  /** Whom the role is taken from; null for a new holder. */
  readonly holder: Responsibility | null
  readonly onClose: () => void
  readonly onAppointed: () => void
}

const NONE: readonly Role[] = []

/** The appointment, and in its place, while it is made, the order. */
export default observer(function AppointDialog(props: Props) {
  const { role, offered = NONE, holder, onClose, onAppointed } = props
  const store = useService(appointStore)
  const order = useService(orderTemplateStore)
  const [making, setMaking] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: begins once, with what there is when it opens
  useEffect(() => (role ? store.begin(role, holder) : store.beginSeveral(offered)), [store])
  useReread(store.readPeople)
  useEffect(() => void order.open(role ? [role] : offered), [order, role, offered])
  const take = (document: Document) => {
    store.takeOrder(document)
    setMaking(false)
  }
  if (making && order.template !== null)
    return (
      <Suspense fallback={null}>
        <IssueModal
          template={order.template}
          date={order.today}
          about={{ answers: order.suggestFor(store.employeeId, store.roles) }}
          onIssued={take}
          onClose={() => setMaking(false)}
        />
      </Suspense>
    )
  return (
    <AppointModal
      store={store}
      onMakeOrder={order.template === null ? null : () => setMaking(true)}
      onClose={onClose}
      onAppointed={onAppointed}
    />
  )
})
