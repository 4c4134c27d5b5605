import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const steps = fileURLToPath(new URL('../../features/steps/', import.meta.url))

test('a step uses every word that its sentence gives it, and names no one by itself', () => {
  const files = readdirSync(steps, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  )
  expect(files.length).toBeGreaterThan(5)
  const ignoring = files.flatMap((file) => {
    const text = readFileSync(`${steps}${file}`, 'utf8')
    const unused = text.match(/\b_\w*: \w+/g) ?? []
    const sentences = text.match(/^ *(?:Given|When|Then|deed)?\(?'[^']*'|\/\^.*\$\//gm) ?? []
    const named = sentences.filter((sentence) => /(?:Ольг|П[её]тр|Мари)/.test(sentence))
    return [...unused, ...named].map((found) => `${file}: ${found.trim()}`)
  })
  expect(ignoring).toEqual([])
})
