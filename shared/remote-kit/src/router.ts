/** Exports of react-router that remotes use. The shell owns the only copy. */
export {
  createPath,
  matchPath,
  Route,
  Router,
  Routes,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router-dom'
