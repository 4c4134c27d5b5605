import type { ReactNode } from 'react'
import { SkipLink } from '#ui/app/shell/SkipLink.tsx'
import { Main } from '#ui/kit/page/Main.tsx'
import { PublicFooter } from './PublicFooter.tsx'
import { PublicHeader } from './PublicHeader.tsx'

/** What is around every page that needs no account. */
export function PublicPage({ title, children }: { readonly title?: string; readonly children: ReactNode }) {
  return (
    <>
      <title>{title === undefined ? 'Охрана труда онлайн' : `${title} — Охрана труда онлайн`}</title>
      <SkipLink />
      <PublicHeader />
      <Main>{children}</Main>
      <PublicFooter />
    </>
  )
}
