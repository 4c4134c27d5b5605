import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { Page } from '#ui/kit/page/Page.tsx'
import { useService } from '#ui/kit/services/services-context.tsx'
import { ChecksPart } from './checks/ChecksPart.tsx'
import { checksStore } from './checks/checks-store.ts'
import { SetsPart } from './sets/SetsPart.tsx'
import { setsStore } from './sets/sets-store.ts'
import { registryTexts as texts } from './texts.ts'

/** «Реестр обученных»: knowledge checks that the register would take or refuse, and the sets that were made of them. */
export const RegistryPage = observer(function RegistryPage() {
  const checks = useService(checksStore)
  const sets = useService(setsStore)
  const [params] = useSearchParams()
  const from = params.get('from')
  useEffect(() => {
    void checks.open(from)
    void sets.open()
  }, [checks, sets, from])
  return (
    <Page
      title={texts.title}
      before={<Link to="/notifications/training">{texts.back}</Link>}
      subtitle={texts.subtitle}
    >
      <SetsPart store={sets} onChanged={() => void checks.reload()} />
      <ChecksPart store={checks} onFormed={() => void sets.open()} />
    </Page>
  )
})
