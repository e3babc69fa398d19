declare module 'emulated/remote' {
  export const remote: import('../../src/define.tsx').Remote
  export const config: import('../../src/config.ts').RemoteConfig
  export const texts: import('../../src/texts.tsx').Catalogs
}

declare module 'emulated/answers' {
  const answers: readonly import('../../src/emulator.ts').EmulatedAnswer[]
  export default answers
}

declare module 'emulated/contract' {
  /** Exports of every contract module. */
  export const modules: readonly Record<string, unknown>[]
}
