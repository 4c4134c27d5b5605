import { Button } from '@mantine/core'
import { DefinitionList, DefinitionRow } from '../page/DefinitionList.tsx'
import { EmptyState } from '../states/EmptyState.tsx'
import { FailedState } from '../states/FailedState.tsx'
import { Loading } from '../states/Loading.tsx'
import { StateMark } from '../states/StateMark.tsx'
import { StatusDot } from '../states/StatusDot.tsx'

const doNothing = () => undefined

export function StateSamples() {
  return (
    <>
      <h2>Состояния</h2>
      <EmptyState action={<Button>Добавить сотрудников</Button>}>Пока что здесь пусто.</EmptyState>
      <EmptyState hint="Ближайший срок — 03.03.2027.">До 20.02.2027 ничьё обучение не истекает.</EmptyState>
      <EmptyState action={<Button variant="default">Сбросить фильтры</Button>}>
        Нет обучений, соответствующих выбранным фильтрам.
      </EmptyState>
      <FailedState status={503} onRetry={doNothing} />
      <FailedState status={null} onRetry={doNothing} />
      <Loading rows={3} />
      <h2>Отметки</h2>
      <p>
        <StateMark state="overdue" label="просрочено" /> <StateMark state="soon" label="меньше месяца" />{' '}
        <StateMark state="ok" label="в порядке" /> <StateMark state="none" label="не назначено" />
      </p>
      <p>
        <StatusDot status="active">активно</StatusDot> <StatusDot status="completed">исполнено</StatusDot>{' '}
        <StatusDot status="canceled">отменено</StatusDot>
      </p>
      <DefinitionList>
        <DefinitionRow term="Фамилия">Константинопольский-Преображенский</DefinitionRow>
        <DefinitionRow term="Рабочий e-mail">{null}</DefinitionRow>
      </DefinitionList>
    </>
  )
}
