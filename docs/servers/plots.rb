# Plots in Rails: what a new application needs beside its model Plot(number, district, owner, area).

# config/routes.rb
Rails.application.routes.draw do
  root "plots#index"
  scope "/api" do
    get "template/form/plot", to: "plots#form"
    get "plot", to: "plots#list"
    post "plot", to: "plots#create"
    get "plot/:id", to: "plots#show"
    put "plot/:id", to: "plots#update"
    delete "plot/:id", to: "plots#destroy"
    get "unique/public/plot/number", to: "plots#unique"
  end
  get "api-user/select/district", to: "plots#districts"
  get "api-user/suggest/owner", to: "plots#owners"
end

# app/models/plot.rb
class Plot < ApplicationRecord
  validates :number, presence: true, uniqueness: { message: "is taken" }
  validates :area, numericality: { greater_than: 0 }
end

# app/controllers/plots_controller.rb
class PlotsController < ApplicationController
  # csrf_meta_tags of the layout is read by the product, and each write sends X-CSRF-Token
  FORM = {
    title: "Plot",
    schema: {
      number: { type: "Text", title: "Number", col: 6, validators: ["required", { type: "remote", url: "/api/unique/public/plot/number" }] },
      district: { type: "Select", title: "District", col: 6, data: "district" },
      owner: { type: "Autocomplete", title: "Owner", col: 6, data: "owner", tags: true },
      area: { type: "Number", title: "Area", col: 6, unit: "ha", validators: ["required"] }
    }
  }.freeze

  def index = @plots = Plot.order(:number)
  def form = render(json: FORM)
  def list = render(json: Plot.order(:number))
  def show = render(json: Plot.find(params[:id]))
  def create = save(Plot.new)
  def update = save(Plot.find(params[:id]))

  def destroy
    Plot.find(params[:id]).destroy!
    render json: { id: params[:id] }
  end

  def districts = render(json: { district: [%w[n North], %w[s South]] })
  def unique = render(json: !Plot.where(number: params[:value]).where.not(id: params[:id]).exists?)

  def owners
    found = Plot.where("owner LIKE ?", "%#{Plot.sanitize_sql_like(params[:key].to_s)}%").distinct.limit(30).pluck(:owner)
    render json: found.map { |owner| { id: owner, text: owner } }
  end

  private

  def save(plot)
    return render(json: { id: plot.id }) if plot.update(params.permit(:number, :district, :owner, :area))

    render json: { errors: plot.errors }, status: :unprocessable_entity # errors by field stand at their fields
  end
end

# app/views/plots/index.html.erb, in a layout with <%= csrf_meta_tags %> and <script src="/dist/vs.js" data-lang="en"></script>
# <p><button add="plot">Add a plot</button></p>
# <table id="plots" vs-refresh="plot"><% @plots.each do |plot| %>
#   <tr><td><%= plot.number %></td><td><%= plot.owner %></td><td><%= plot.area %> ha</td>
#   <td><a href="#" edit="plot/<%= plot.id %>/plot">Edit</a> <a href="#" del="plot/<%= plot.id %>">Delete</a></td></tr>
# <% end %></table>
