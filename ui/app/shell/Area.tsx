import type { Right } from '@osh/core/rights/right.ts'
import { observer } from 'mobx-react-lite'
import { Outlet } from 'react-router-dom'
import { Main } from '#ui/kit/page/Main.tsx'
import { type SubTab, SubTabs } from '#ui/kit/page/SubTabs.tsx'
import { useService } from '#ui/kit/services/services-context.tsx'
import { ownRights } from '../session/own-rights.ts'
import { NeedsCompany } from './NeedsCompany.tsx'

/** `needs`: whoever lacks the right has no such tab. */
export type AreaTab = SubTab & { readonly needs?: Right }

type Props = {
  readonly title: string
  readonly tabs?: readonly AreaTab[]
  /** Its screens are about a company's data: without a company they only say how to add one. */
  readonly needsCompany?: boolean
}

/** One of the five areas: its tabs, and the current screen as the main part. */
export const Area = observer(function Area({ title, tabs = [], needsCompany = false }: Props) {
  const { may } = useService(ownRights)
  const shown = tabs.filter(({ needs }) => needs === undefined || may(needs))
  return (
    <>
      {shown.length > 0 && <SubTabs label={title} tabs={shown} place="shell" />}
      <Main>{needsCompany ? <NeedsCompany title={title} /> : <Outlet />}</Main>
    </>
  )
})
