import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { CompilerState, Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor'
import { withStableNames } from './stable-names.ts'
import type { Surface } from './surfaces.ts'

const silent = { default: { logLevel: ExtractorLogLevel.None } }

/** The reports of a package's modules in one text, as API Extractor writes them from the declarations that `tsc -b` has written. */
export function reportOf({ folder, types, modules, withInner }: Surface): string {
  const made = mkdtempSync(path.join(tmpdir(), 'api-'))
  const configOf = (name: string) =>
    ExtractorConfig.prepare({
      packageJsonFullPath: path.join(folder, 'package.json'),
      configObjectFullPath: path.join(folder, 'api-extractor.json'),
      configObject: {
        projectFolder: folder,
        mainEntryPointFilePath: path.join(types, `${name}.d.ts`),
        newlineKind: 'lf',
        compiler: { tsconfigFilePath: path.join(folder, 'tsconfig.json') },
        apiReport: {
          enabled: true,
          includeForgottenExports: withInner,
          reportFileName: name,
          reportFolder: made,
          reportTempFolder: path.join(made, 'temp'),
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
  try {
    const configs = modules.map((name) => ({ name, config: configOf(name) }))
    const [first] = configs
    if (!first) return ''
    const others = configs.map(({ config }) => config.mainEntryPointFilePath)
    const compilerState = CompilerState.create(first.config, { additionalEntryPoints: others })
    const reports = configs.map(({ name, config }) => {
      Extractor.invoke(config, { localBuild: true, compilerState, messageCallback: hear })
      const [, declarations = ''] =
        /```ts\n([\s\S]*?)\n```/.exec(readFileSync(path.join(made, `${name}.api.md`), 'utf8')) ?? []
      return `## ${name}\n\n\`\`\`ts\n${withStableNames(declarations).trim()}\n\`\`\`\n`
    })
    return `# API report, made by \`pnpm api --write\`\n\n${reports.join('\n')}`
  } finally {
    rmSync(made, { recursive: true })
  }
}

/** It says much of how to write comments; what counts here are the declarations. */
const hear = (message: { handled: boolean }) => {
  message.handled = true
}
