/** The router around a screen: the browser's. In edge bundles the build puts `edge/screen-router` in its place. */
export { BrowserRouter as ScreenRouter } from '@portal/remote-kit/router'
