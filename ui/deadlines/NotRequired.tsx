import { tellNotRequired } from '@osh/core/requirements/absence/not-required.ts'
import type { Section } from '@osh/core/sections/section.ts'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { ports } from '#ui/app/container.ts'
import { inCompany } from '#ui/app/session/in-company.ts'
import { useMay } from '#ui/app/session/May.tsx'
import { load } from '#ui/kit/loading-state.ts'
import { useService } from '#ui/kit/services/services-context.tsx'
import { deadlineTexts as texts } from './texts.ts'

type Props = { readonly section: Section }

/** Why a table has nothing: no post requires anything of its section; otherwise where deadlines come from. */
export const NotRequired = observer(function NotRequired({ section }: Props) {
  const why = useWhy(section, useMay('see-records'))
  if (why === null) return <>{texts.noObligations}</>
  return (
    <>
      {texts.notRequired(why)} <Link to="/settings/requirements">{texts.toRequirements}</Link>
    </>
  )
})

/** Null while it is not known, too, and for whoever may not see what posts require. */
function useWhy(section: Section, mayAsk: boolean): readonly string[] | null {
  const desk = useService(ports.requirementDesk)
  const { company } = useService(inCompany)
  const [why, setWhy] = useState<readonly string[] | null>(null)
  useEffect(() => {
    if (!mayAsk) return
    let isLeft = false
    void load(() => desk.listPosts(company.id)).then((read) => {
      if (!isLeft && read.is === 'ready') setWhy(tellNotRequired(read.value, section))
    })
    return () => {
      isLeft = true
    }
  }, [desk, company.id, section, mayAsk])
  return why
}
