import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { CompilerState, Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor'
import type { ApiSurface } from './api-surfaces.ts'
import { stabilizeTypeNames } from './stabilize-type-names.ts'

const disabledMessageReporting = { default: { logLevel: ExtractorLogLevel.None } }

const getDeclarationPath = ({ types }: ApiSurface, module: string) => path.join(types, `${module}.d.ts`)

/**
 * Creates the API reports of all packages with API Extractor, from the declarations of `tsc -b`. All packages share one
 * TypeScript program, so that nothing is type-checked again.
 */
export function createApiReports(surfaces: readonly ApiSurface[]): { surface: ApiSurface; report: string }[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'api-'))
  const createExtractorConfig = (surface: ApiSurface, module: string) =>
    ExtractorConfig.prepare({
      packageJsonFullPath: path.join(surface.folder, 'package.json'),
      configObjectFullPath: path.join(surface.folder, 'api-extractor.json'),
      configObject: {
        projectFolder: surface.folder,
        mainEntryPointFilePath: getDeclarationPath(surface, module),
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
          compilerMessageReporting: disabledMessageReporting,
          extractorMessageReporting: disabledMessageReporting,
          tsdocMessageReporting: disabledMessageReporting,
        },
      },
    })
  let compilerState: CompilerState | undefined
  try {
    return surfaces.map((surface) => {
      const sections = surface.modules.map((module) => {
        const config = createExtractorConfig(surface, module)
        compilerState ??= CompilerState.create(config, {
          additionalEntryPoints: surfaces.flatMap((each) =>
            each.modules.map((name) => getDeclarationPath(each, name)),
          ),
        })
        Extractor.invoke(config, { localBuild: true, compilerState, messageCallback: ignoreMessage })
        const text = readFileSync(path.join(folder, `${module}.api.md`), 'utf8')
        const [, declarations = ''] = /```ts\n([\s\S]*?)\n```/.exec(text) ?? []
        const report = stabilizeTypeNames(declarations.replace(/^ *\/\/.*$\n?/gm, '')).trim()
        return `## ${module}\n\n\`\`\`ts\n${report}\n\`\`\`\n`
      })
      return { surface, report: `# API report, made by \`pnpm api --write\`\n\n${sections.join('\n')}` }
    })
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Ignores API Extractor's advice on comments, because reports are about declarations. */
const ignoreMessage = (message: { handled: boolean }) => {
  message.handled = true
}
