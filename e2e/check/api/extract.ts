import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { CompilerState, Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor'
import { withStableNames } from './stable-names.ts'
import type { Surface } from './surfaces.ts'

const silent = { default: { logLevel: ExtractorLogLevel.None } }

const declarationsOf = ({ types }: Surface, module: string) => path.join(types, `${module}.d.ts`)

/**
 * Reports of all packages by API Extractor, from the declarations of `tsc -b`. One TypeScript program for all, without
 * another type check.
 */
export function reportsOf(surfaces: readonly Surface[]): { surface: Surface; report: string }[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'api-'))
  const configOf = (surface: Surface, module: string) =>
    ExtractorConfig.prepare({
      packageJsonFullPath: path.join(surface.folder, 'package.json'),
      configObjectFullPath: path.join(surface.folder, 'api-extractor.json'),
      configObject: {
        projectFolder: surface.folder,
        mainEntryPointFilePath: declarationsOf(surface, module),
        newlineKind: 'lf',
        compiler: {
          overrideTsconfig: {
            extends: path.join(surface.folder, 'tsconfig.json'),
            compilerOptions: { noCheck: true },
          },
        },
        apiReport: {
          enabled: true,
          includeForgottenExports: surface.withInner,
          reportFileName: module,
          reportFolder: folder,
          reportTempFolder: path.join(folder, 'temp'),
        },
        docModel: { enabled: false },
        dtsRollup: { enabled: false },
        tsdocMetadata: { enabled: false },
        messages: {
          compilerMessageReporting: silent,
          extractorMessageReporting: silent,
          tsdocMessageReporting: silent,
        },
      },
    })
  let compilerState: CompilerState | undefined
  try {
    return surfaces.map((surface) => {
      const sections = surface.modules.map((module) => {
        const config = configOf(surface, module)
        compilerState ??= CompilerState.create(config, {
          additionalEntryPoints: surfaces.flatMap((each) =>
            each.modules.map((name) => declarationsOf(each, name)),
          ),
        })
        Extractor.invoke(config, { localBuild: true, compilerState, messageCallback: ignoreMessage })
        const text = readFileSync(path.join(folder, `${module}.api.md`), 'utf8')
        const [, declarations = ''] = /```ts\n([\s\S]*?)\n```/.exec(text) ?? []
        return `## ${module}\n\n\`\`\`ts\n${withStableNames(declarations).trim()}\n\`\`\`\n`
      })
      return { surface, report: `# API report, made by \`pnpm api --write\`\n\n${sections.join('\n')}` }
    })
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Ignores API Extractor's advice on comments: reports are about declarations. */
const ignoreMessage = (message: { handled: boolean }) => {
  message.handled = true
}
