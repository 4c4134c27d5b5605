import { MantineProvider } from '@mantine/core'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { standInForBrowser } from '#tests/ui/stand-in-browser.ts'
import { MaskedField } from './MaskedField.tsx'
import { masks } from './mask.ts'

afterEach(cleanup)

function Phone() {
  const [phone, setPhone] = useState('')
  return (
    <MantineProvider>
      <MaskedField label="Телефон" mask={masks.phone} value={phone} onChange={setPhone} />
    </MantineProvider>
  )
}

/** What the field shows after the text was typed key by key and the field was left. */
async function afterTyping(text: string): Promise<string> {
  standInForBrowser()
  render(<Phone />)
  const field = screen.getByLabelText<HTMLInputElement>('Телефон')
  await userEvent.type(field, text)
  await userEvent.tab()
  const { value } = field
  cleanup()
  return value
}

test('a phone is understood as people type it', async () => {
  for (const text of ['89125550142', '9125550142', '+79125550142', '79125550142', '8 (912) 555-01-42'])
    expect(await afterTyping(text)).toBe('+7 (912) 555-01-42')
  for (const text of ['84951234567', '8 495 123-45-67', '4951234567'])
    expect(await afterTyping(text)).toBe('+7 (495) 123-45-67')
})

test('a code that begins with 8 keeps it', async () => {
  for (const text of ['8121234567', '88121234567', '8 (812) 123-45-67', '+7 812 123-45-67'])
    expect(await afterTyping(text)).toBe('+7 (812) 123-45-67')
  for (const text of ['8461234567', '88461234567']) expect(await afterTyping(text)).toBe('+7 (846) 123-45-67')
  for (const text of ['8001234567', '88001234567']) expect(await afterTyping(text)).toBe('+7 (800) 123-45-67')
})

test('what can not be told stays as it was typed, and nothing typed leaves nothing', async () => {
  expect(await afterTyping('8912555014')).toBe('+7 (912) 555-01-4')
  expect(await afterTyping('8')).toBe('')
})
