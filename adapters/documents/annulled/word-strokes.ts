/** Lines of a letter in a box 4 wide and 6 high: points «x y» one after another. No font has to be embedded for one word. */
const letters: Readonly<Record<string, readonly string[]>> = {
  А: ['0 0 2 6 4 0', '0.7 2 3.3 2'],
  Н: ['0 0 0 6', '4 0 4 6', '0 3 4 3'],
  У: ['0 6 2 2.4', '4 6 1.3 0 0 0'],
  Л: ['0 0 1.3 6 4 6 4 0'],
  И: ['0 6 0 0 4 6 4 0'],
  Р: ['0 0 0 6 3 6 4 5.2 4 3.8 3 3 0 3'],
  О: ['1 0 0 1.2 0 4.8 1 6 3 6 4 4.8 4 1.2 3 0 1 0'],
  В: ['0 0 0 6 3 6 4 5.3 4 3.8 3 3.1 0 3.1', '3 3.1 4 2.4 4 0.8 3 0 0 0'],
}

const WORD = 'АННУЛИРОВАН'
const ADVANCE = 5.4

/** The word from corner to corner of a page of so many points, in a red that leaves what is under it legible. */
export function drawWord(width: number, height: number): string {
  const diagonal = Math.hypot(width, height)
  const scale = (diagonal * 0.78) / (WORD.length * ADVANCE)
  const [cos, sin] = [width / diagonal, height / diagonal]
  const along = -(WORD.length * ADVANCE - (ADVANCE - 4)) / 2
  const matrix = [scale * cos, scale * sin, -scale * sin, scale * cos, width / 2, height / 2]
  const lines = [...WORD].flatMap((letter, i) =>
    (letters[letter] ?? []).map((points) => drawPath(points, along + i * ADVANCE)),
  )
  return `q\n${matrix.map(round).join(' ')} cm\n0.3 w 1 J 1 j\n0.9 0.45 0.45 RG\n${lines.join('\n')}\nQ`
}

function drawPath(points: string, right: number): string {
  const numbers = points.split(' ').map(Number)
  const steps: string[] = []
  for (let i = 0; i < numbers.length; i += 2)
    steps.push(
      `${round((numbers[i] ?? 0) + right)} ${round((numbers[i + 1] ?? 0) - 3)} ${i === 0 ? 'm' : 'l'}`,
    )
  return `${steps.join(' ')} S`
}

const round = (number: number): string => number.toFixed(3)
