import '../form-styles.ts'
import { TextInput, type TextInputProps } from '@mantine/core'
import { type ChangeEvent, useLayoutEffect, useRef } from 'react'
import { applyMask, type Mask, masks, placeCaret, readMaskedDigits, withCodeOfEight } from './mask.ts'

type Props = Omit<TextInputProps, 'value' | 'onChange' | 'onBlur' | 'ref'> & {
  readonly mask: Mask
  /** As shown: «+7 (912) 555-01-42»; empty for none. */
  readonly value: string
  readonly onChange: (shown: string) => void
}

/** Takes digits however they are written, and shows them in the mask. */
export function MaskedField({ mask, value, onChange, ...others }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const caret = useRef<number | null>(null)
  useLayoutEffect(() => {
    if (caret.current !== null) input.current?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  })
  /** The first digit typed was an 8, and was taken for the country's prefix. */
  const eight = useRef(false)
  const edit = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const { value: text, selectionStart } = currentTarget
    if (text.length <= 1) eight.current = mask === masks.phone && text === '8'
    const masked = applyMask(mask, text)
    const shown = eight.current ? withCodeOfEight(masked, false) : masked
    if (shown !== masked) eight.current = false
    const place = placeCaret(mask, text, selectionStart ?? text.length)
    caret.current = shown === masked ? place : shown.length
    onChange(shown)
  }
  const leave = () => {
    const shown = eight.current ? withCodeOfEight(value, true) : value
    eight.current = false
    if (shown !== value) onChange(shown)
    else if (value !== '' && readMaskedDigits(mask, value) === '') onChange('')
  }
  return (
    <TextInput
      {...others}
      ref={input}
      value={value}
      inputMode={mask.startsWith('+') ? 'tel' : 'numeric'}
      onChange={edit}
      onBlur={leave}
    />
  )
}
