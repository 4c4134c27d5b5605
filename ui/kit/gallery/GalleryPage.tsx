import { Main } from '#ui/kit/page/Main.tsx'
import { NoticeList } from '../dialogs/NoticeList.tsx'
import { Page } from '../page/Page.tsx'
import { SubTabs } from '../page/SubTabs.tsx'
import { DialogSamples } from './DialogSamples.tsx'
import { FieldSamples } from './FieldSamples.tsx'
import { StateSamples } from './StateSamples.tsx'

const tabs = [
  { to: '/kit', label: 'Лента', end: true },
  { to: '/kit/1', label: 'Обучение', overdue: 4 },
  { to: '/kit/2', label: 'СИЗ', overdue: 0 },
  { to: '/kit/3', label: 'Реестр заявок', overdue: 1200 },
]

/** Every part of the kit in its states; only while developing. */
export function Component() {
  return (
    <>
      <SubTabs label="Пример разделов" tabs={tabs} place="shell" />
      <Main>
        <Page title="Детали интерфейса" subtitle="Каждая деталь во всех своих состояниях">
          <SubTabs label="Пример вкладок" tabs={tabs} />
          <StateSamples />
          <FieldSamples />
          <DialogSamples />
        </Page>
      </Main>
      <NoticeList />
    </>
  )
}
