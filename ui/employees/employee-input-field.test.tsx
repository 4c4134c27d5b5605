import { MantineProvider } from '@mantine/core'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { today } from '#tests/examples.ts'
import { standInForBrowser } from '#tests/ui/stand-in-browser.ts'
import { theme } from '#ui/kit/theme.ts'
import { EmployeeInputField } from './EmployeeInputField.tsx'
import { blankEmployee, type EmployeeInput } from './employee-input.ts'

afterEach(cleanup)

function Form({ before }: { readonly before: Partial<EmployeeInput> }) {
  const [input, setInput] = useState({ ...blankEmployee, ...before })
  const typing = {
    ...{ input, today, messages: {} },
    onChange: (changes: Partial<EmployeeInput>) => setInput({ ...input, ...changes }),
  }
  return (
    <MantineProvider theme={theme} env="test">
      <EmployeeInputField {...typing} field="workPhone" />
      <EmployeeInputField {...typing} field="internalPhone" />
    </MantineProvider>
  )
}

async function pasteIntoWorkPhone(text: string, before: Partial<EmployeeInput> = {}) {
  standInForBrowser()
  render(<Form before={before} />)
  const [work, internal] = screen.getAllByRole<HTMLInputElement>('textbox')
  if (!work || !internal) throw new Error('there are two fields')
  await userEvent.click(work)
  await userEvent.paste(text)
  return [work.value, internal.value]
}

const whole = '8 (495) 123-45-67 доб. 12'
const office = '+7 (495) 123-45-67'

test('a telephone that is pasted with one within the company is two, as in files', async () => {
  expect(await pasteIntoWorkPhone(whole)).toEqual([office, '12'])
})

test('a telephone within the company that is there stays', async () => {
  expect(await pasteIntoWorkPhone(whole, { internalPhone: '7' })).toEqual([office, '7'])
})

test('a telephone alone is read by the mask', async () => {
  expect(await pasteIntoWorkPhone('84951234567')).toEqual([office, ''])
})
