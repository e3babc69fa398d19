import type { Page } from '@playwright/test'

/**
 * A device with passkeys, such as a phone, which Chromium simulates. Tests set whether it approves requests to create
 * or use a passkey.
 */
export interface VirtualPasskeyDevice {
  /**
   * Sets whether the device approves requests from now on, as if a person touched it. By default it does; without
   * approval it ignores requests.
   */
  setApproval(isApproved?: boolean): Promise<void>
  remove(): Promise<void>
}

/** Adds a simulated device with passkeys to a page. */
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
