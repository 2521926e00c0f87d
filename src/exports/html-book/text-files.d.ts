declare module "*/reader.js" {
  const text: string;
  export default text;
}
declare module "*/reader.css" {
  const text: string;
  export default text;
}
