import { Button } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { observer } from 'mobx-react-lite'
import { May } from '#ui/app/session/May.tsx'
import type { EmployeeFormStore } from '../employee-form-store.ts'
import { cardTexts as texts } from '../texts.ts'
import { useCard } from '../use-card.ts'

/** The way from looking to editing; nothing while it is edited. */
export const EditButton = observer(function EditButton({ form }: { readonly form: EmployeeFormStore }) {
  const { employee } = useCard()
  if (form.editing) return null
  return (
    <May right="change">
      <Button
        variant="default"
        leftSection={<IconPencil size={16} stroke={1.6} />}
        onClick={() => form.edit(employee)}
      >
        {texts.edit}
      </Button>
    </May>
  )
})
