import { readFile } from 'node:fs/promises'
import { validateXML } from 'xmllint-wasm'

const schema = new URL('./educated_person_import_v1.0.9.xsd', import.meta.url)

/** What the Ministry's own schema says against the files; nothing where they are taken. */
export async function listSchemaErrors(...files: readonly string[]): Promise<readonly string[]> {
  const { errors } = await validateXML({
    xml: files.map((contents, at) => ({ fileName: `${at}.xml`, contents })),
    schema: [{ fileName: 'schema.xsd', contents: await readFile(schema, 'utf8') }],
    maxMemoryPages: 16_384,
  })
  return errors.map(({ message }) => message)
}
