import { Stack, TextInput } from '@mantine/core'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { useState } from 'react'
import { DateField } from '../forms/DateField.tsx'
import { ErrorSummary } from '../forms/ErrorSummary.tsx'
import { MaskedField } from '../forms/MaskedField.tsx'
import { masks } from '../forms/mask.ts'
import { SelectField } from '../forms/SelectField.tsx'

const choices = ['Администрация', 'Участок монтажа', 'Участок сварки'].map((label, value) => ({
  value,
  label,
}))

export function FieldSamples() {
  const [phone, setPhone] = useState('')
  const [snils, setSnils] = useState('')
  const [day, setDay] = useState<LocalDate | null>(null)
  const [department, setDepartment] = useState<number | null>(null)
  return (
    <section style={{ maxWidth: 420 }}>
      <h2>Поля</h2>
      <ErrorSummary fields={[{ id: 'sample-inn', label: 'ИНН' }]} />
      <Stack gap="md">
        <TextInput
          id="sample-inn"
          label="ИНН"
          defaultValue="5902123450"
          error="Контрольное число ИНН не сходится. Проверьте цифры"
        />
        <MaskedField label="Телефон" mask={masks.phone} value={phone} onChange={setPhone} />
        <MaskedField
          label="СНИЛС"
          description="необязательно"
          mask={masks.snils}
          value={snils}
          onChange={setSnils}
        />
        <DateField label="Дата приёма" value={day} onChange={setDay} clearable />
        <SelectField label="Отдел" choices={choices} value={department} onChange={setDepartment} />
      </Stack>
    </section>
  )
}
