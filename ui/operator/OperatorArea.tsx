import { observer } from 'mobx-react-lite'
import { Area } from '#ui/app/shell/Area.tsx'
import { useService } from '#ui/kit/services/services-context.tsx'
import { operatorStanding } from './operator-standing.ts'
import { operatorTexts as texts } from './texts.ts'

const tabs = [
  { to: '/operator/mails', label: texts.tabs.mails },
  { to: '/operator/billing', label: texts.tabs.billing },
  { to: '/operator/requests', label: texts.tabs.requests },
  { to: '/operator/news', label: texts.tabs.news },
  { to: '/operator/conversations', label: texts.tabs.conversations },
]

/** The tabs are there once the server has taken the person for an operator: no one else has them. */
export const Component = observer(function OperatorArea() {
  const { isOperator } = useService(operatorStanding)
  return <Area title={texts.area} tabs={isOperator ? tabs : []} />
})
