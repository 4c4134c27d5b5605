import type { MemoId } from '@osh/core/memos/memo.ts'
import type { MemoReference } from '@osh/core/obligations/memo-reference.ts'
import type { ReactNode } from 'react'
import { Link, type NavigateFunction } from 'react-router-dom'

export const registerPath = '/notifications/memos'

/** The state of an entry of the history whose memo was opened from the entry before it. */
export const openedFromHere = { memoOpenedFromHere: true } as const

type Props = {
  readonly id: MemoId
  readonly className?: string | undefined
  readonly onClick?: () => void
  readonly 'data-link'?: string
  readonly children: ReactNode
}

/** Opens a memo; closing it leads back here. */
export const MemoLink = ({ id, children, ...props }: Props) => (
  <Link to={`${registerPath}/${id}`} state={openedFromHere} {...props}>
    {children}
  </Link>
)

type OfMemo = Omit<Props, 'id' | 'children'> & { readonly memo: MemoReference }

/** «в записке № 14» */
export const InMemo = ({ memo: { id, number }, ...props }: OfMemo) => (
  <MemoLink id={id} {...props}>
    {`в записке №\u00a0${number}`}
  </MemoLink>
)

/** Closes a memo: back to where it was opened, or to the register where no one opened it here. */
export const closeMemo = (navigate: NavigateFunction, state: unknown): void =>
  isOpenedFromHere(state) ? void navigate(-1) : void navigate(registerPath)

const isOpenedFromHere = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'memoOpenedFromHere' in state
