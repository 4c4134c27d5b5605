import type { ReactNode } from 'react'
import { Main } from '#ui/app/shell/Main.tsx'
import { SkipLink } from '#ui/app/shell/SkipLink.tsx'
import { PublicFooter } from './PublicFooter.tsx'
import { PublicHeader } from './PublicHeader.tsx'

/** What stands around every page that needs no account. */
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
