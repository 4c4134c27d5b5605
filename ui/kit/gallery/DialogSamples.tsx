import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { useService } from '#ui/kit/services/services-context.tsx'
import { ConfirmModal } from '../dialogs/ConfirmModal.tsx'
import { notices } from '../dialogs/notices.ts'
import { useUnsavedChanges } from '../dialogs/use-unsaved-changes.tsx'
import { ActionBar } from '../page/ActionBar.tsx'

export function DialogSamples() {
  const { show } = useService(notices)
  const [asked, setAsked] = useState(false)
  const [dirty, setDirty] = useState(false)
  const save = async () => {
    setDirty(false)
    return true
  }
  const { question } = useUnsavedChanges(dirty, save)
  return (
    <section>
      <h2>Вопросы и уведомления</h2>
      <Group gap="sm">
        <Button variant="default" onClick={() => show('Изменения сохранены')}>
          Уведомление
        </Button>
        <Button variant="default" onClick={() => show('Ошибка при загрузке данных', { tone: 'failed' })}>
          Неудача
        </Button>
        <Button variant="default" onClick={() => setAsked(true)}>
          Вопрос
        </Button>
        <Button variant="default" aria-pressed={dirty} onClick={() => setDirty(!dirty)}>
          Есть несохранённое
        </Button>
      </Group>
      <ConfirmModal
        opened={asked}
        title="Отменить записку № 14"
        confirm="Отменить записку"
        cancel="Оставить"
        destructive
        onConfirm={() => setAsked(false)}
        onCancel={() => setAsked(false)}
      >
        Строки освободятся, номер останется за отменённой запиской.
      </ConfirmModal>
      {question}
      <ActionBar label="Действия с выбранным" note="Выбрано: 3 из 11">
        <Button>Сформировать служебную записку</Button>
      </ActionBar>
    </section>
  )
}
