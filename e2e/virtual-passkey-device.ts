import type { Page } from '@playwright/test'

/** A device with passkeys, such as a phone; its owner approves requests or does not. */
export interface VirtualPasskeyDevice {
  /** Sets whether the owner approves further requests. The owner approves by default. */
  setApproval(isApproved?: boolean): Promise<void>
  remove(): Promise<void>
}

/** Adds a device with passkeys to a page; the device approves requests automatically. */
export async function addPasskeyDevice(page: Page): Promise<VirtualPasskeyDevice> {
  const chromium = await page.context().newCDPSession(page)
  await chromium.send('WebAuthn.enable')
  const { authenticatorId } = await chromium.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    setApproval: (enabled = true) =>
      chromium.send('WebAuthn.setAutomaticPresenceSimulation', {
        authenticatorId,
        enabled,
      }) as Promise<never>,
    remove: () => chromium.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId }) as Promise<never>,
  }
}
