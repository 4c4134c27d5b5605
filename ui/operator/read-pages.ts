import type { Listed, PageQuery } from '@osh/core/shared/page.ts'
import { type LoadingState, load } from '#ui/kit/loading-state.ts'

const PAGE = 20

/** What is shown of a list, from its first line on. */
export type Shown<T> = { readonly items: readonly T[]; readonly total: number }

/** Reads what is shown once more, and so many pages further: what has moved meanwhile is there once. */
export const readPages = <T extends { readonly id: number }>(
  shown: LoadingState<Shown<T>>,
  more: number,
  read: (page: PageQuery) => Promise<Listed<T>>,
): Promise<Exclude<LoadingState<Shown<T>>, { is: 'pending' }>> => {
  const count = shown.is === 'ready' ? shown.value.items.length : 0
  const upTo = Math.max(1, Math.ceil(count / PAGE) + more)
  return load(async () => {
    const pages = await Promise.all(
      Array.from({ length: upTo }, (_, i) => read({ page: i + 1, limit: PAGE })),
    )
    const items = new Map(pages.flatMap((page) => page.items).map((one) => [one.id, one]))
    return { items: [...items.values()], total: pages.at(-1)?.total ?? 0 }
  })
}
