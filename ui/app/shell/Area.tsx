import { Outlet } from 'react-router-dom'
import { Main } from '#ui/kit/page/Main.tsx'
import { type SubTab, SubTabs } from '#ui/kit/page/SubTabs.tsx'
import { NeedsCompany } from './NeedsCompany.tsx'

type Props = {
  readonly title: string
  readonly tabs?: readonly SubTab[]
  /** Its screens are about a company's data: without a company they only say how to add one. */
  readonly needsCompany?: boolean
}

/** One of the five areas: its tabs, and the current screen as the main part. */
export function Area({ title, tabs = [], needsCompany = false }: Props) {
  return (
    <>
      {tabs.length > 0 && <SubTabs label={title} tabs={tabs} place="shell" />}
      <Main>{needsCompany ? <NeedsCompany title={title} /> : <Outlet />}</Main>
    </>
  )
}
