// react-shadow imports React's server renderer for an option that browsers never use: 200 KB.
export const renderToString = () => "";
