/** Exports of react-router that remotes use. The shell owns the only copy. */
export {
  createPath,
  matchPath,
  Router,
  useLocation,
  useMatch,
  useNavigate,
  useSearchParams,
} from 'react-router-dom'
