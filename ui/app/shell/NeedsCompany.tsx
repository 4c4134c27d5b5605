import { listRolesWith, type Right } from '@osh/core/rights/right.ts'
import { roleNames } from '@osh/core/rights/role-words.ts'
import { observer } from 'mobx-react-lite'
import { Suspense, useEffect, useState } from 'react'
import { Outlet } from 'react-router-dom'
import { makeLazyPart } from '#ui/kit/connection/fetch-part.ts'
import { Page } from '#ui/kit/page/Page.tsx'
import { useService } from '#ui/kit/services/services-context.tsx'
import { EmptyState } from '#ui/kit/states/EmptyState.tsx'
import { currentCompany } from '../session/current-company.ts'
import { ownRights } from '../session/own-rights.ts'
import { shellTexts } from './texts.ts'

const NoCompany = makeLazyPart(async () => ({ default: (await import('./NoCompany.tsx')).NoCompany }))

const nameRolesWith = (right: Right): string =>
  listRolesWith(right)
    .map((role) => roleNames[role].toLowerCase())
    .join(', ')

type Props = {
  readonly title: string
  /** Whose screens these are; anyone's unless given. */
  readonly right?: Right
}

/**
 * Goes around screens about a company's data: without a company they only say how to add one, without the right that they are not for the
 * person's role.
 */
export const NeedsCompany = observer(function NeedsCompany({ title, right }: Props) {
  const { company } = useService(currentCompany)
  const rights = useService(ownRights)
  const [asked, setAsked] = useState(right === undefined)
  useEffect(() => {
    if (right !== undefined && company !== null) void rights.ask().then(() => setAsked(true))
  }, [rights, right, company])
  if (company !== null && !asked) return <Page title={title}>{null}</Page>
  if (right !== undefined && !rights.may(right))
    return (
      <Page title={title}>
        <EmptyState hint={shellTexts.whoMay(nameRolesWith(right))}>{shellTexts.notForRole}</EmptyState>
      </Page>
    )
  return company !== null ? (
    <Outlet key={company.id} />
  ) : (
    <Suspense fallback={<Page title={title}>{null}</Page>}>
      <NoCompany title={title} />
    </Suspense>
  )
})
