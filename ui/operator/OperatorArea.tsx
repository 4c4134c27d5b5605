import { Area } from '#ui/app/shell/Area.tsx'
import { operatorTexts as texts } from './texts.ts'

const tabs = [
  { to: '/operator/mails', label: texts.tabs.mails },
  { to: '/operator/billing', label: texts.tabs.billing },
  { to: '/operator/requests', label: texts.tabs.requests },
  { to: '/operator/news', label: texts.tabs.news },
  { to: '/operator/conversations', label: texts.tabs.conversations },
]

export const OperatorArea = () => <Area title={texts.area} tabs={tabs} />
