import type { ToldLeft, ToldLeftRow } from '@osh/core/imports/imports.ts'
import { type Column, makeTableFile, type TableFile } from '#ui/kit/tables/table-file.ts'
import { nameField } from './field-names.ts'
import { importTexts as texts } from './texts.ts'

/** The rows that were not loaded, as a table to be mended and brought in again. */
export const makeLeftFile = ({ fields, rows }: ToldLeft): TableFile =>
  makeTableFile(
    texts.leftFile,
    [
      { head: texts.leftHeads.line, number: ({ line }) => line },
      ...fields.map(
        (field, at): Column<ToldLeftRow> => ({
          head: nameField(field),
          text: ({ values }) => values[at] ?? null,
        }),
      ),
      { head: texts.leftHeads.why, text: ({ why }) => why },
    ],
    rows,
  )
