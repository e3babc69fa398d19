import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './root.ts'

/** Writes `CHANGELOG.md`: what each commit says it is for, by day, the newest first. Days are those of the commits. */
const log = execFileSync('git', ['log', '--no-merges', '--date=short', '--format=%ad%x09%h%x09%s'], {
  cwd: root,
  encoding: 'utf8',
})
const days = new Map<string, string[]>()
for (const line of log.trim().split('\n')) {
  const [day = '', commit = '', subject = ''] = line.split('\t')
  days.set(day, [...(days.get(day) ?? []), `- ${subject} (${commit})`])
}
const text = [...days].map(([day, lines]) => `## ${day}\n\n${lines.join('\n')}\n`).join('\n')
writeFileSync(
  path.join(root, 'CHANGELOG.md'),
  `# Changes\n\nMade from the commits by \`pnpm changelog\`. What an operator has to do for a version stands in [server/OPERATE.md](server/OPERATE.md).\n\n${text}`,
)
