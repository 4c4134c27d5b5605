import '#ui/kit/native-select-styles.ts'
import { NativeSelect, TextInput } from '@mantine/core'
import { trainingPrograms } from '@osh/core/norms/training-programs.ts'
import type { Fault } from '@osh/core/registry/check-record.ts'
import { sayError } from '@osh/core/wording/refusals/say.ts'
import { observer } from 'mobx-react-lite'
import styles from '../Registry.module.css'
import { words } from '../refused.ts'
import { registryTexts as texts } from '../texts.ts'
import type { CheckRow, Typed } from './check-row.ts'
import type { ChecksStore } from './checks-store.ts'

const programs = [
  { value: '', label: texts.choose },
  ...trainingPrograms.map(({ registryId, title }) => ({ value: String(registryId), label: title })),
]

type Props = { readonly store: ChecksStore; readonly row: CheckRow }

/** Fields for what the register asks and the records lack. */
export const Amendments = observer(function Amendments({ store, row }: Props) {
  const { who, typed, faults, asks } = row
  const errorOf = (...codes: readonly Fault['code'][]) => {
    const fault = faults.find(({ code }) => codes.includes(code))
    return fault && sayError(fault, words)
  }
  const fieldOf = (name: keyof Typed, error: string | undefined) => ({
    label: (
      <>
        {texts.fields[name === 'programId' ? 'programme' : name]}
        <span className="visually-hidden">: {who}</span>
      </>
    ),
    value: typed[name],
    error,
    onChange: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) =>
      store.type(row, { [name]: currentTarget.value }),
  })
  return (
    <div className={styles.fields}>
      {asks.has('protocol') && (
        <TextInput {...fieldOf('protocol', errorOf('registry/protocol-missing'))} maxLength={100} />
      )}
      {asks.has('programme') && (
        <NativeSelect {...fieldOf('programId', errorOf('registry/program-unknown'))} data={programs} />
      )}
      {asks.has('snils') && (
        <>
          <TextInput {...fieldOf('foreignNumber', errorOf('registry/snils-missing'))} maxLength={50} />
          <TextInput {...fieldOf('citizenship', errorOf('registry/citizenship-missing'))} maxLength={100} />
        </>
      )}
    </div>
  )
})
