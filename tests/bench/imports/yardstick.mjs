// A process of its own that reads a .xlsx by the package that it is told, as often as it is told, and says how many milliseconds each took.
const [, , name, path, times] = process.argv
const { default: readXlsxFile } = await import(name)
for (let i = 0; i < Number(times); i += 1) {
  const started = performance.now()
  const read = await readXlsxFile(path)
  const ms = performance.now() - started
  const rows = Array.isArray(read[0]) ? read : read[0].data
  process.stdout.write(`${JSON.stringify({ ms, rows: rows.length, cells: rows.at(-1).length })}\n`)
}
