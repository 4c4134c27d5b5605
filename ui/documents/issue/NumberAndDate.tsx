import { Button, TextInput } from '@mantine/core'
import { computeLatestDocumentDay } from '@osh/core/documents/numbering/document-date.ts'
import { observer } from 'mobx-react-lite'
import { DateField } from '#ui/kit/forms/DateField.tsx'
import { focusField } from '#ui/kit/forms/ErrorSummary.tsx'
import styles from './Issue.module.css'
import type { IssueStore } from './issue-store.ts'
import { issueTexts as texts } from './texts.ts'

type Props = { readonly store: IssueStore }

/** A taken number is answered with free ones, each a button that fills the field. */
export const NumberAndDate = observer(function NumberAndDate({ store }: Props) {
  const { number, date, refused, template, count } = store
  const isTaken = refused.free.length > 0
  const message = refused.messages.documentNumber
  return (
    <div>
      <div className={styles.pair}>
        <DateField
          id="documentDate"
          label={texts.date}
          max={computeLatestDocumentDay(store.today)}
          value={date}
          error={refused.messages.documentDate}
          onChange={(date) => void store.chooseDate(date)}
        />
        <TextInput
          id="documentNumber"
          data-autofocus
          label={template?.per === 'employee' && count > 1 ? texts.firstNumber : texts.number}
          autoComplete="off"
          maxLength={5}
          value={number}
          error={isTaken ? texts.taken : message}
          onChange={(event) => store.typeNumber(event.currentTarget.value)}
        />
      </div>
      {isTaken && message !== undefined && <Free store={store} message={message} />}
      <p className={styles.hint}>
        {texts.numberHint}
        {template?.per === 'employee' && count > 1 && ` ${texts.nextNumbers}`}
      </p>
    </div>
  )
})

const Free = observer(function Free({ store, message }: Props & { readonly message: string }) {
  const { free } = store.refused
  const take = (number: string) => {
    store.typeNumber(number)
    focusField('documentNumber')
  }
  return (
    <div role="alert" className={styles.free}>
      <p>
        {message.slice(0, message.lastIndexOf(':') + 1)}
        <span className="visually-hidden"> {free.join(', ')}</span>
      </p>
      <div className={styles.numbers}>
        {free.map((number) => (
          <Button
            key={number}
            variant="default"
            size="xs"
            aria-label={texts.takeFree(number)}
            onClick={() => take(number)}
          >
            {number}
          </Button>
        ))}
      </div>
    </div>
  )
})
