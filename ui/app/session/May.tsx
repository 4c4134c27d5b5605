import { type HiddenKind, listHidden } from '@osh/core/rights/membership.ts'
import type { Right } from '@osh/core/rights/right.ts'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { useService } from '#ui/kit/services/services-context.tsx'
import { ownRights } from './own-rights.ts'

type Props = {
  readonly right: Right
  readonly children: ReactNode
  /** What is said instead to whoever has not the right; nothing unless given. */
  readonly otherwise?: ReactNode
}

/** What leads to a command, shown to those alone whom core's table of rights lets give it. */
export const May = observer(function May({ right, children, otherwise = null }: Props) {
  return useMay(right) ? children : otherwise
})

/** Whether the person has the right in the company on the screen; for components that observe. */
export const useMay = (right: Right): boolean => useService(ownRights).may(right)

/** What is not shown to the person in the company on the screen; for components that observe. */
export function useHidden(): readonly HiddenKind[] {
  const { membership } = useService(ownRights)
  return membership === null ? [] : listHidden(membership)
}
