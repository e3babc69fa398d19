declare module 'emulated/remote' {
  export const remote: import('@portal/remote-kit/define').Remote
  export const config: import('@portal/remote-kit/config').RemoteConfig
  export const texts: import('@portal/remote-kit/texts').CatalogLoader
}

declare module 'emulated/answers' {
  const answers: readonly import('@portal/remote-kit/emulator').EmulatedResponse[]
  export default answers
}

declare module 'emulated/contract' {
  /** Exports of every contract module. */
  export const modules: readonly Record<string, unknown>[]
}
