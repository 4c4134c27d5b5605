import { observer } from 'mobx-react-lite'
import { Outlet } from 'react-router-dom'
import { type SubTab, SubTabs } from '#ui/kit/page/SubTabs.tsx'
import { currentCompany } from '../current-company.ts'
import { useService } from '../services-context.tsx'
import { Main } from './Main.tsx'
import { NoCompany } from './NoCompany.tsx'

type Props = {
  readonly title: string
  readonly tabs?: readonly SubTab[]
  /** Its screens are about a company's data: without a company they only say how to add one. */
  readonly needsCompany?: boolean
}

/** One of the five areas: its tabs, and the current screen as the main part. */
export const Area = observer(function Area({ title, tabs = [], needsCompany = false }: Props) {
  const { company } = useService(currentCompany)
  return (
    <>
      {tabs.length > 0 && <SubTabs label={title} tabs={tabs} place="shell" />}
      <Main>{needsCompany && company === null ? <NoCompany title={title} /> : <Outlet />}</Main>
    </>
  )
})
